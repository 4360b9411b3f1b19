/** Why a dotted quad is something else than an address: what stands before and behind it says so. */
type IpVeto = { reason: string; before?: RegExp; after?: RegExp; quad?: RegExp };

const versionWords =
  'v|ver|vers|version|versions|versión|versao|versão|versione|versie|wersja|verze|verzia|sürüm|versio|версия|версії|версія|версии|έκδοση|release|rel|build|rev|revision|firmware|fw|kernel|patch|update|assembly|driver|バージョン|版本|버전';
const sectionWords =
  'sections?|sec|chapter|clause|article|appendix|annex|paragraph|para|figure|fig|table|step|item|requirement|abschnitt|kapitel|ziffer|absatz|punkt|sección|seccion|capítulo|apartado|seção|secção|section|chapitre|sezione|paragrafo|hoofdstuk|paragraaf|раздел|пункт|п|глава|nr|no|№|第';

const ipVetoes: readonly IpVeto[] = [
  { reason: 'part of a longer number or word', before: /[\p{L}\d_]$|[\p{L}\d_][.]$|^\.$|\s\.$|\d-$/u },
  { reason: 'part of a longer number or word', after: /^(?:[\p{L}\d_]|\.\d|\.[\p{Ll}_-])/u },
  { reason: 'version with a suffix', after: /^[-+~](?:\p{Ll}|\d+\p{L})/u },
  {
    reason: 'version',
    before: new RegExp(
      `(?:^|[^\\p{L}])(?:${versionWords})[.:=]?["']?\\s{0,2}(?:(?:is|no|nr|number)\\b[.:]?\\s?)?[:=]?\\s{0,2}["'(v]?$`,
      'iu',
    ),
  },
  {
    reason: 'release',
    before:
      /(?:^|[^\p{L}])(?:since|seit|depuis|desde|(?:up|down)grad\p{L}*|updat\p{L}*|bump\p{L}*|patch\p{L}*|roll(?:ed|s)?)(?:[: ]{1,2}\p{L}[\p{L}\d.+-]*){0,3} \(?$/iu,
  },
  { reason: 'release', after: /^ (?:release|update|version|build|changelog)/iu },
  { reason: 'section', before: new RegExp(`(?:^|[^\\p{L}])(?:${sectionWords})\\.?\\s{0,2}$|§+\\s?$`, 'iu') },
  { reason: 'product token', before: /(?:^|[\s"'`(,;[])[\p{L}][\p{L}\d_+-]*\/$/u },
  { reason: 'object identifier', before: /(?:\boid|object id(?:entifier)?)\s?[:=]?\s?$/i },
  // 0.0.0.0/8 is "this network" (RFC 791 section 3.2); only 0.0.0.0 itself is written as an address.
  { reason: 'no host can have it', quad: /^0\.(?!0\.0\.0$)/ },
  // Above 240 is reserved (RFC 1112 section 4); what begins with 255 is a netmask, but for the broadcast address.
  { reason: 'netmask', quad: /^255\.(?!255\.255\.255$)/ },
  { reason: 'quantity', after: /^%|^\s?(?:€|£|km|kg|cm|mm|MB|GB|°)(?!\p{L})/u },
  { reason: 'money', before: /[$€£¥]\s?$/ },
];

const rangeOfAddresses = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}-$/;

// "Section 10.1.2.3 …; see also 4.2.1.1", "versions 4.2.1.1, 4.2.1.2": the line numbers sections or versions already.
const dotted = '\\d+(?:\\.\\d+){1,5}[^\\n]{0,60}$';
const sections = new RegExp(`(?:^|[^\\p{L}])(?:${sectionWords})\\.?\\s{0,2}${dotted}`, 'iu');
const versions = new RegExp(
  `(?:^|[^\\p{L}])(?:${versionWords}|(?:(?:up|down)grad|updat|patch)\\p{L}*(?: \\p{L}[\\p{L}\\d.+-]*){0,2})[:.]?\\s{0,2}${dotted}`,
  'iu',
);
const smallParts = /^(?:\d|[1-3]\d)(?:\.(?:\d|[1-3]\d)){3}$/;
const addressWord = /(?:^|[^\p{L}])(?:ip|ipv4|address|adress|host|server|dns|gateway|ping|subnet)/iu;

/** Is the quad one more section or version after others on its line? `line` is the line before it. */
export function continuesNumbering(quad: string, line: string): boolean {
  return ((smallParts.test(quad) && sections.test(line)) || versions.test(line)) && !addressWord.test(line);
}

/** Does what surrounds the quad say that it is no address? `before` and `after` are plain text of some dozen characters. */
export function isVetoed(quad: string, before: string, after: string): boolean {
  const left = rangeOfAddresses.test(before) ? ' ' : before;
  return ipVetoes.some(
    (veto) =>
      (!veto.before || veto.before.test(left)) &&
      (!veto.after || veto.after.test(after)) &&
      (!veto.quad || veto.quad.test(quad)),
  );
}
