import { parseAst } from 'vite';

/** A node of the syntax tree (ESTree), as far as this one looks at it. */
type Node = {
  type: string;
  start: number;
  end: number;
  id?: unknown;
  name?: unknown;
  params?: unknown;
  body?: unknown;
  async?: unknown;
  generator?: unknown;
  kind?: unknown;
  declarations?: unknown;
  init?: unknown;
  computed?: unknown;
  value?: unknown;
  left?: unknown;
  argument?: unknown;
};

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * JavaScript with its function declarations written as arrow functions, which take fewer characters. They are put where
 * the engine hoists a declaration to: at the beginning of the function or script that they stand in, behind the constants
 * there that are plain values. Generators, and what says `this` or `arguments`, stay as they are.
 */
export function arrowFunctions(code: string): string {
  function print(node: Node): string {
    return printParts(childrenOf(node), node);
  }

  /** The text of a node, its parts anew and what stands between them as it is. */
  function printParts(
    parts: Node[],
    { start, end }: { start: number; end: number },
    without = new Set<Node>(),
  ): string {
    let text = '';
    let at = start;
    for (const part of parts) {
      // `{ name }` has one text for both key and value.
      if (part.start < at) continue;
      text += code.slice(at, part.start) + (without.has(part) ? '' : printPart(part));
      at = part.end;
    }
    return text + code.slice(at, end);
  }

  function printPart(node: Node): string {
    if (!functions.has(node.type)) return print(node);
    const { body } = node;
    if (!isNode(body) || body.type !== 'BlockStatement') return print(node);
    const before = childrenOf(node).filter((part) => part !== body);
    return `${printParts(before, { start: node.start, end: body.start })}{${printBlock(body)}}`;
  }

  /** What stands between the brackets of a function. */
  function printBlock(block: Node): string {
    return printBody(block, { start: block.start + 1, end: block.end - 1 });
  }

  function printBody(body: Node, room: { start: number; end: number }): string {
    const statements = childrenOf(body);
    const constants = statements.filter((each) => isConstant(each, changed));
    const declared = statements.filter(isConvertible);
    const moved = new Set([...constants, ...declared]);
    const first = [...constants.map((each) => `${print(each)}\n`), ...declared.map(printArrow)];
    return first.join('') + printParts(statements, room, moved);
  }

  function printArrow(node: Node): string {
    const { id, params, body, async } = node;
    if (!isNode(id) || !Array.isArray(params) || !isNode(body)) throw new Error('a declaration is not as it was');
    const names = params.filter(isNode).map(printPart).join();
    return `var ${print(id)} = ${async === true ? 'async ' : ''}(${names}) => {${printBlock(body)}};\n`;
  }

  const program: unknown = parseAst(code, { lang: 'js' });
  if (!isNode(program)) throw new Error('the script could not be parsed');
  const changed = new Set(changedIn(program));
  return printBody(program, { start: 0, end: code.length });
}

/** Whether a statement names nothing but values, whose place does not matter; terser writes them where they are used. */
function isConstant({ type, kind, declarations }: Node, changed: Set<unknown>): boolean {
  if (type !== 'VariableDeclaration' || kind === 'let' || !Array.isArray(declarations)) return false;
  return declarations.every(
    ({ id, init }: { id?: unknown; init?: unknown }) =>
      isNode(id) && !changed.has(id.name) && isNode(init) && isPlain(init),
  );
}

function isPlain(node: Node): boolean {
  if (node.type === 'Property') return node.computed === false && isNode(node.value) && isPlain(node.value);
  return node.type === 'Literal' || (node.type === 'ObjectExpression' && childrenOf(node).every(isPlain));
}

/** The names that a node gives another value. */
function changedIn(node: Node): unknown[] {
  const { left, argument } = node;
  const target = node.type === 'AssignmentExpression' ? left : node.type === 'UpdateExpression' ? argument : null;
  return [...(isNode(target) ? namesIn(target) : []), ...childrenOf(node).flatMap(changedIn)];
}

function namesIn(node: Node): unknown[] {
  return node.type === 'Identifier' ? [node.name] : childrenOf(node).flatMap(namesIn);
}

function isConvertible(node: Node): boolean {
  return node.type === 'FunctionDeclaration' && node.generator !== true && !childrenOf(node).some(saysThis);
}

/** Whether a node has what an arrow function lacks; functions inside that are no arrow functions have their own. */
function saysThis(node: Node): boolean {
  if (/^(?:ThisExpression|MetaProperty|Super)$/.test(node.type)) return true;
  if (node.type === 'Identifier') return node.name === 'arguments';
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return false;
  return childrenOf(node).some(saysThis);
}

/** The nodes right below, in the order of the text. */
function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .sort((one, other) => one.start - other.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
