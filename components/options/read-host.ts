/**
 * The host that a person means by "example.com", "https://www.example.com/page" or "*.example.com", as
 * `location.hostname` has it; null for what is none.
 */
export function readHost(text: string): string | null {
  const written = text.trim().replace(/^\*\./, '');
  if (written === '' || /\s/.test(written)) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/\.$/, '');
  const isName = host === 'localhost' || host.startsWith('[') || host.includes('.');
  return isName && host.length <= 253 ? host : null;
}
