import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** An import or re-export: what it names, the line it stands in, and whether it brings types alone. */
export type Import = { from: string; line: number; typeOnly: boolean };

/**
 * What the rules need to know of a source file. `exports`: the names that it declares for others. `uses`: names called or
 * read, `browser.storage` as one name.
 */
export type Module = {
  path: string;
  lines: number;
  imports: Import[];
  exports: string[];
  uses: { name: string; line: number }[];
};

/** Reads and parses a source file. `path` is relative to the project and written with slashes. */
export function readModule(path: string, file: string): Module {
  const source = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lines = [...source.matchAll(/^/gm)].map(({ index }) => index);
  const lineAt = (offset: number): number => lines.findLastIndex((start) => start <= offset) + 1;

  const imports: Import[] = module.staticImports.map((found) => ({
    from: found.moduleRequest.value,
    line: lineAt(found.start),
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  for (const exported of module.staticExports.flatMap((found) => found.entries)) {
    if (!exported.moduleRequest) continue;
    imports.push({ from: exported.moduleRequest.value, line: lineAt(exported.start), typeOnly: exported.isType });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    const [, text] = /^['"`]([^'"`$]+)['"`]$/.exec(written) ?? [];
    imports.push({ from: text ?? written, line: lineAt(moduleRequest.start), typeOnly: false });
  }

  const exports = module.staticExports
    .flatMap((found) => found.entries)
    .flatMap(({ moduleRequest, exportName }) => (moduleRequest || exportName.name === null ? [] : [exportName.name]));

  const uses: Module['uses'] = [];
  visit(program, (node, role) => {
    for (const name of namesUsed(node, role)) uses.push({ name, line: lineAt(node.start) });
  });
  return { path, lines: source.trimEnd().split('\n').length, imports, exports, uses };
}

type Node = { type: string; start: number; name?: unknown; value?: unknown; object?: unknown; property?: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Walks the syntax tree; `role` is the name under which a node hangs on its parent. Types are left out. */
function visit(value: unknown, see: (node: Node, role: string) => void, role = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see, role);
    return;
  }
  if (!isNode(value) || /^TS(Type|Interface|Union|Function|Literal)/.test(value.type)) return;
  see(value, role);
  for (const [key, child] of Object.entries(value)) visit(child, see, key);
}

function textOf(value: unknown): string | null {
  const said = isNode(value) ? (value.name ?? value.value) : null;
  return typeof said === 'string' ? said : null;
}

const globalObjects = ['globalThis', 'self', 'window'];

/** The names that a node uses: an identifier read, a property read (`browser.storage` as one name), a JSX attribute. */
function namesUsed(node: Node, role: string): string[] {
  if (node.type === 'JSXAttribute') return [textOf(node.name) ?? ''];
  if (node.type === 'Identifier' && role !== 'property' && role !== 'key') return [textOf(node) ?? ''];
  if (node.type !== 'MemberExpression') return [];
  const object = textOf(node.object) ?? '';
  const property = textOf(node.property) ?? '';
  // `input.fetch(…)` is a function that someone passed in; `globalThis.fetch` is the network.
  if (property === 'fetch') return globalObjects.includes(object) ? [property] : [];
  return [property, `${object}.${property}`];
}
