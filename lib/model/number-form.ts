const digit = /\p{Nd}/gu;

/** How a number is written, whatever its digits: each is a 0, the signs between them stay (`030 9018` → `000 0000`). */
export function numberForm(written: string): string {
  return written.trim().replace(digit, '0');
}
