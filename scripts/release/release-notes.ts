/** Returns what CHANGELOG.md says about a version; null if it has no section of that name. */
export function releaseNotes(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}
