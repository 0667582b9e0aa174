/** What the library exports, read from its declarations: names and signatures, and the types that these name. */
import { relative } from 'node:path';
import ts from 'oldest-typescript';

export interface PublicApi {
  /** One line an export, with its signature: `starlanes/records: function parseRecord(text: string): ...`. */
  readonly lines: readonly string[];
  /** Types that a signature names and no entry exports. */
  readonly hidden: readonly string[];
}

/** @param entries the declarations of every entry, by what it is imported as */
export function publicApi(entries: Readonly<Record<string, string>>, root: string): PublicApi {
  const program = ts.createProgram(Object.values(entries), { strict: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const exported = new Set<ts.Symbol>();
  const lines: string[] = [];
  for (const [name, file] of Object.entries(entries)) {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing`);
    addExports(checker, module, name, exported, lines);
  }
  return { lines: lines.toSorted(), hidden: hiddenTypes(checker, exported, root) };
}

/** Those of a module, and of the modules it exports as a whole. */
function addExports(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  path: string,
  exported: Set<ts.Symbol>,
  lines: string[],
): void {
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = resolved(checker, symbol);
    if (target.flags & ts.SymbolFlags.ValueModule) {
      addExports(checker, target, `${path} ${symbol.name}`, exported, lines);
      continue;
    }
    exported.add(target);
    lines.push(`${path}: ${described(checker, symbol.name, target)}`);
  }
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function described(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${name} is not declared`);
  const signatures = ts.isFunctionDeclaration(declaration)
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    : [];
  const flags = ts.TypeFormatFlags.NoTruncation;
  if (signatures.length > 0)
    return signatures.map((one) => `function ${name}${checker.signatureToString(one, declaration, flags)}`).join('; ');
  if (ts.isVariableDeclaration(declaration))
    return `const ${name}: ${declaration.type?.getText().replaceAll(/\s+/g, ' ') ?? 'unknown'}`;
  return `${kindOf(declaration)} ${name}`;
}

function kindOf(declaration: ts.Declaration): string {
  if (ts.isClassDeclaration(declaration)) return 'class';
  return ts.isInterfaceDeclaration(declaration) ? 'interface' : 'type';
}

/** A type of ours that an exported declaration names, unless it is exported itself. */
function hiddenTypes(checker: ts.TypeChecker, exported: ReadonlySet<ts.Symbol>, root: string): readonly string[] {
  const hidden = new Set<string>();
  const look = (node: ts.Node, by: string): void => {
    const name = namedType(node);
    const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name);
    if (symbol !== undefined) {
      const target = resolved(checker, symbol);
      const [declaration] = target.declarations ?? [];
      const file = declaration?.getSourceFile().fileName ?? '';
      const isOurs =
        file.startsWith(root) &&
        !/\/lib\.[\w.]+\.d\.ts$/.test(file) &&
        !exported.has(target) &&
        !(target.flags & ts.SymbolFlags.TypeParameter);
      if (isOurs) hidden.add(`${target.name} (${relative(root, file)}), named by ${by}`);
    }
    ts.forEachChild(node, (child) => look(child, by));
  };
  for (const symbol of exported) for (const one of symbol.declarations ?? []) look(one, symbol.name);
  return [...hidden].toSorted();
}

function namedType(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}
