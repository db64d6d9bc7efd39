import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../run/command.mjs';

/** Declarations that lie beside each other; what they take from packages is left unresolved. */
export class Declarations {
  /** @param {string[]} entries .d.ts files */
  constructor(entries) {
    const options = { noLib: true, types: [], skipLibCheck: true };
    const host = ts.createCompilerHost(options);
    host.resolveModuleNameLiterals = (names, from) => names.map(({ text }) => ({ resolvedModule: beside(text, from) }));
    this.program = ts.createProgram(entries, options, host);
    this.checker = this.program.getTypeChecker();
    this.printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: false });
  }

  /** The names that an entry exports, and where it has each from. @param {string} file */
  exportsOf(file) {
    return this.#source(file).statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
      const from = statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : undefined;
      return statement.exportClause.elements.map(({ name, propertyName, isTypeOnly }) => ({
        name: name.text,
        original: (propertyName ?? name).text,
        from,
        typeOnly: isTypeOnly || statement.isTypeOnly,
      }));
    });
  }

  /** What an entry exports under a name. @param {string} file @param {string} name */
  textOf(file, name) {
    const symbol = this.#exported(file).get(name);
    const texts = (symbol?.declarations ?? []).map((node) => this.#print(node));
    if (texts.length === 0) throw new Error(`${file} exports ${name}, which is declared nowhere beside it.`);
    return texts.join('\n');
  }

  /** The types that exports are made of without being exported themselves, by name. @param {string[]} files entries */
  behind(files) {
    const exported = new Set(files.flatMap((file) => [...this.#exported(file).values()]));
    /** @type {Set<ts.Symbol>} */
    const found = new Set();
    const waiting = [...exported];
    for (let symbol = waiting.pop(); symbol; symbol = waiting.pop()) {
      for (const used of this.#usedBy(symbol)) {
        if (exported.has(used) || found.has(used)) continue;
        found.add(used);
        waiting.push(used);
      }
    }
    return [...found].flatMap((symbol) => (symbol.declarations ?? []).map((node) => this.#print(node))).sort();
  }

  /** @param {string} file @returns {Map<string, ts.Symbol>} */
  #exported(file) {
    const module = this.checker.getSymbolAtLocation(this.#source(file));
    const symbols = module ? this.checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, this.#original(symbol)]));
  }

  /** Symbols of these files that a declaration names. @param {ts.Symbol} symbol */
  #usedBy(symbol) {
    /** @type {ts.Symbol[]} */
    const used = [];
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isIdentifier(node)) {
        const named = this.checker.getSymbolAtLocation(node);
        const original = named && this.#original(named);
        if (original?.declarations?.some((declaration) => isWhole(declaration))) used.push(original);
      }
      ts.forEachChild(node, visit);
    };
    for (const node of symbol.declarations ?? []) visit(node);
    return used;
  }

  /** @param {ts.Symbol} symbol */
  #original(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** @param {ts.Node} node */
  #print(node) {
    const keyword = ts.isVariableDeclaration(node) ? 'const ' : '';
    const text = this.printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
    return keyword + text.replace(/^(export )?(default )?(declare )?/, '');
  }

  /** @param {string} file */
  #source(file) {
    const source = this.program.getSourceFile(file);
    if (!source) throw new Error(`There is no ${file}: run \`npm run typecheck\` first.`);
    return source;
  }
}

/** A declaration that stands for itself in the report, unlike a parameter or a property. @param {ts.Declaration} node */
function isWhole(node) {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent))
  );
}

/** What the kit hands on as its own is told as its own: the formatters, which the server has to have too. */
const HANDED_ON = new Map([['@poolhouse/contract/formats', join(root, 'contract/dist/formats.d.ts')]]);

/** @param {string} name @param {string} from */
function beside(name, from) {
  if (!name.startsWith('.') && !HANDED_ON.has(name)) return undefined;
  const file = HANDED_ON.get(name) ?? join(dirname(from), `${name}.d.ts`);
  return existsSync(file) ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined;
}
