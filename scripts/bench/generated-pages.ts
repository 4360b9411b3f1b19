import { createWriter } from './generated-text.ts';

/** The last number of a page: once it is marked, all before it was read. */
export const lastNumber = '+49 30 231250123';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}`;

/** A page of about 50,000 texts: paragraphs, lists and tables; one text in a hundred is a phone number or an address. */
export function mixedPage(): string {
  const { below, contact, ipv4, phone, sentence } = createWriter(3);
  const text = (): string => {
    const chance = below(200);
    if (chance === 0) return `Call ${phone()} now`;
    if (chance === 1) return `from ${ipv4()}`;
    return chance < 12 ? `Entry ${below(100_000)}` : sentence();
  };
  const sections: string[] = [];
  for (let section = 0; section < 250; section += 1) {
    const cells = Array.from({ length: 60 }, () => `<tr><td>${text()}</td><td>${text()}</td></tr>`).join('');
    const items = Array.from({ length: 40 }, () => `<li>${text()}</li>`).join('');
    const lines = Array.from({ length: 10 }, () => `<p>${text()} <b>${text()}</b> ${text()} <i>${text()}</i></p>`);
    sections.push(`<h2>${contact()}</h2><table>${cells}</table><ul>${items}</ul>${lines.join('')}`);
  }
  return page('A mixed page', `${sections.join('')}<p>${lastNumber}</p>`);
}

/** A page with `count` different finds, one a line; each line has `data-find`. */
export function pageOfFinds(count: number, script = ''): string {
  const { below, ipv4, phone } = createWriter(4);
  const lines = Array.from({ length: count - 1 }, () => `<p data-find>Entry: ${below(2) ? ipv4() : phone()}</p>`);
  return page('Many finds', `${lines.join('')}<p data-find>${lastNumber}</p>${script}`);
}

/** A page without anything that could be a number. */
export function quietPage(): string {
  const { sentence } = createWriter(5);
  return page('A quiet page', Array.from({ length: 3_000 }, () => `<p>${sentence()}</p>`).join(''));
}
