import {
  type CallExpression,
  type ElementAccessExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isForOfStatement,
  isIdentifier,
  isImportSpecifier,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Project, type Type, TypeFlags, type UnionType } from 'typescript/unstable/sync'

/** A place where a table is asked for the entry of a word, and is taken to have one. */
export interface Lookup {
  /** Path of its file. */
  file: string
  line: number
  /** What is asked. */
  table: string
}

/**
 * The lookups of a project whose word may come from the backend: it adds words, and an entry that is not there ends a page. A
 * lookup is answered where something stands in for the entry (`?.`, `??`, a spread), or where the table's type says that entries
 * may be missing, since then the compiler asks for it. Words that the website itself lists are no matter.
 *
 * @param config path of the project's `tsconfig.json`
 * @param isMeant whether a file is looked at
 * @param stored the sets of words that the backend stores
 */
export function unansweredLookups(
  config: string,
  isMeant: (file: string) => boolean,
  stored: readonly ReadonlySet<string>[],
): Lookup[] {
  const api = new API()
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error(`${config} is no project`)
    const files = project.program.getSourceFileNames().filter(isMeant)
    return files.flatMap((name) => lookupsIn(project, name, stored))
  } finally {
    api.close()
  }
}

function lookupsIn(project: Project, name: string, stored: readonly ReadonlySet<string>[]): Lookup[] {
  const file = project.program.getSourceFile(name)
  const lookups = file ? allIn(file).filter((lookup) => !isAnswered(lookup)) : []
  if (!file || lookups.length === 0) return []
  // All at once: each question goes to another process.
  const words = project.checker.getTypeAtLocation(lookups.map(({ argumentExpression }) => argumentExpression))
  const entries = project.checker.getTypeAtLocation(lookups)
  const isMeant = (lookup: ElementAccessExpression, index: number) =>
    isStored(words[index], stored) &&
    !partsOf(entries[index]).some(({ flags }) => flags & TypeFlags.Undefined) &&
    !isOwn(project, lookup.argumentExpression)
  return lookups.filter(isMeant).map((lookup) => ({
    file: name,
    line: file.text.slice(0, lookup.getStart(file)).split('\n').length,
    table: lookup.expression.getText(file),
  }))
}

/** Each `table[word]`. */
function allIn(node: Node): ElementAccessExpression[] {
  const found: ElementAccessExpression[] = []
  const visit = (one: Node): void => {
    if (isElementAccessExpression(one)) found.push(one)
    one.forEachChild(visit)
  }
  visit(node)
  return found
}

const { EqualsToken, QuestionQuestionToken, QuestionQuestionEqualsToken } = SyntaxKind
const answering: SyntaxKind[] = [EqualsToken, QuestionQuestionToken, QuestionQuestionEqualsToken]

/** Whether something stands in for an entry that is not there, or it is put there. */
function isAnswered(lookup: ElementAccessExpression): boolean {
  const { parent } = lookup
  if (isSpreadAssignment(parent)) return true
  if (isBinaryExpression(parent))
    return parent.left === lookup && answering.includes(parent.operatorToken.kind)
  const goesOn =
    isPropertyAccessExpression(parent) || isElementAccessExpression(parent) || isCallExpression(parent)
  return goesOn && parent.expression === lookup && parent.questionDotToken !== undefined
}

function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return []
  return type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : [type]
}

/** Whether a type has nothing but words of one of the sets. */
function isStored(type: Type | undefined, stored: readonly ReadonlySet<string>[]): boolean {
  const parts = partsOf(type).filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null)))
  const words = parts.flatMap((part) => ('value' in part ? String(part.value) : []))
  return words.length === parts.length && stored.some((set) => words.every((word) => set.has(word)))
}

/** Whether what an expression holds stands in the website's source: followed to a constant of a module, or to what is written. */
function isOwn(project: Project, expression: Node): boolean {
  const isOwnPart = (part: Node): boolean => isOwn(project, part)
  if (isStringLiteral(expression) || isNumericLiteral(expression)) return true
  if (isIdentifier(expression)) return isOwnDeclaration(project, declarationOf(project, expression))
  if (isArrayLiteralExpression(expression))
    return expression.elements.every((one) => isOwnPart(isSpreadElement(one) ? one.expression : one))
  if (isCallExpression(expression)) return isOwnCall(project, expression)
  const isPart =
    isPropertyAccessExpression(expression) ||
    isElementAccessExpression(expression) ||
    isParenthesizedExpression(expression) ||
    isAsExpression(expression)
  return isPart && isOwnPart(expression.expression)
}

/** Methods that answer with what is in their list. */
const ofList = ['filter', 'flatMap', 'map', 'slice', 'find']

/** Whether a call is of a list of one's own, as `list.filter(…)` is and `Object.keys(table)`. */
function isOwnCall(project: Project, { expression: called, arguments: given }: CallExpression): boolean {
  if (!isPropertyAccessExpression(called)) return false
  if (called.expression.getText() === 'Object') return given[0] !== undefined && isOwn(project, given[0])
  return ofList.includes(called.name.text) && isOwn(project, called.expression)
}

/** What declares a name, in the module that it is imported from. */
function declarationOf({ checker }: Project, name: Node): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  const declared = symbol?.declarations[0]?.resolve()
  if (!symbol || !declared || !isImportSpecifier(declared)) return declared
  return checker.getAliasedSymbol(symbol).declarations[0]?.resolve()
}

function isOwnDeclaration(project: Project, declaration: Node | undefined): boolean {
  if (!declaration) return false
  if (isBindingElement(declaration)) return isOwnDeclaration(project, declaration.parent.parent)
  if (isParameterDeclaration(declaration)) return isOwnCallback(project, declaration.parent)
  if (!isVariableDeclaration(declaration)) return false
  const statement = declaration.parent.parent
  if (isForOfStatement(statement)) return isOwn(project, statement.expression)
  const isOfModule = statement.parent.kind === SyntaxKind.SourceFile
  return isOfModule || (declaration.initializer !== undefined && isOwn(project, declaration.initializer))
}

/** Whether a function is handed to a method of a list of one's own, which calls it with what is in it. */
function isOwnCallback(project: Project, callback: Node): boolean {
  const { parent } = callback
  if (!isArrowFunction(callback) || !isCallExpression(parent) || parent.arguments[0] !== callback)
    return false
  return isPropertyAccessExpression(parent.expression) && isOwn(project, parent.expression.expression)
}
