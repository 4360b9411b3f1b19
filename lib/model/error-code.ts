/**
 * What a log may hold of an error (SECURITY R56): its name and how long its message is. The message itself may have a
 * number, an address or a host in it, such as a schema's that names the entry which did not fit.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return `no error but ${typeof error}`;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  return `${name}, ${error.message.length} characters`;
}
