/**
 * Returns an operation's address with a path added to it and the documented parameters as its query, in the given
 * order. With an empty path the address stays as it was written, with or without a slash at its end.
 */
export function requestUrl(
  base: string,
  path: string,
  { parameters }: { parameters: readonly (readonly [name: string, value: string])[] },
): URL {
  const url = new URL(base);
  if (path !== '') url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.search = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return url;
}
