import type { DataDiff, Moved } from './compare-data.ts';

/** What moved, in Markdown, for the person who takes the change. */
export function refreshReport(diff: DataDiff, problems: readonly string[]): string {
  const { before, after } = diff.manifests;
  const sources = after.sources.map((source, at) => {
    const was = before.sources[at]?.version ?? 'nothing';
    return was === source.version
      ? `- ${source.name} ${source.version}${dated(source.date)}, as before`
      : `- ${source.name} ${was} → ${source.version}${dated(source.date)}`;
  });
  const sentences = [
    ...([4, 6] as const).flatMap((version) => [
      `${share(diff.city[version])} of IPv${version} changed city, ${share(diff.country[version])} country, ${share(diff.network[version])} network.`,
    ]),
    `Places of numbers ${signed(diff.places)}, ${diff.places.changed} changed; carriers ${signed(diff.carriers)}, ${diff.carriers.changed} changed.`,
    `The data is of ${after.dates.phone} (numbers) and ${after.dates.ip} (addresses); it was of ${before.dates.phone} and ${before.dates.ip}.`,
  ];
  const counts = Object.entries(after.counts).map(([name, is]) => {
    const was = before.counts[name] ?? 0;
    return `| ${name} | ${was} | ${is} | ${signed({ before: was, after: is, changed: 0 })} |`;
  });
  return [
    '# What moved in the built-in data',
    ...sentences.map((sentence) => `- ${sentence}`),
    '',
    '## To look at',
    ...(problems.length === 0 ? ['Nothing is over its floor.'] : problems.map((problem) => `- ${problem}`)),
    '',
    '## Sources',
    ...sources,
    '',
    '## Where most moved',
    ...table('Country', 'IPv4 addresses', diff.byCountry),
    '',
    ...table('Calling code', 'Prefixes', diff.byCallingCode),
    '',
    '## Counts',
    '| Count | Before | After | Difference |',
    '|---|---|---|---|',
    ...counts,
    '',
  ].join('\n');
}

const dated = (date: string | null): string => (date === null ? '' : ` of ${date}`);

/** Returns a share of what was known before, or is known now: "1.2 %". */
function share({ before, after, changed }: Moved): string {
  const all = Math.max(before, after);
  return `${all === 0 ? 0 : ((changed / all) * 100).toFixed(1)} %`;
}

function signed({ before, after }: Moved): string {
  return after < before ? `−${before - after}` : `+${after - before}`;
}

/** The ten that moved most. */
function table(head: string, unit: string, moved: ReadonlyMap<string, Moved>): string[] {
  const rows = [...moved]
    .filter(([, { changed }]) => changed > 0)
    .toSorted(([, one], [, two]) => two.changed - one.changed)
    .slice(0, 10);
  if (rows.length === 0) return [`No ${head.toLowerCase()} changed.`];
  return [
    `| ${head} | ${unit} before | After | Changed |`,
    '|---|---|---|---|',
    ...rows.map(([name, { before, after, changed }]) => `| ${name} | ${before} | ${after} | ${changed} |`),
  ];
}
