/** The parts of a structured value (`N`, `ORG`), divided at each `;` that no backslash escapes; escapes are left. */
export function structuredValue(value: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    if (value[index] === '\\') index += 1;
    else if (value[index] === ';') {
      parts.push(value.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(value.slice(start));
  return parts;
}
