/** Something a document tells the reader to run or to open. */
export type Claim =
  | { kind: 'script'; name: string; workspace: string | undefined }
  | { kind: 'file'; path: string }
  /** A source, by as much of its path as tells it from others. */
  | { kind: 'source'; path: string }

const code = /```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g
const npm = /\bnpm (?:run (?:--silent )?)?([\w:-]+)([^\n`|&;]*)/g
const workspaceFlag = /(?:-w|--workspace)[ =]([\w@/-]+)/
const node = /\bnode ([\w./-]+[.](?:ts|js|cjs))/g
const source = /^[\w$-][\w.$-]*(?:\/[\w.$-]+)+[.](?:tsx?|yaml|css|json)$/
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

/** Commands of npm itself, which no package.json lists. */
const builtIn = new Set(['ci', 'install', 'exec', 'outdated', 'audit', 'ls', 'run'])

/** Every command, file and source that a Markdown text names: in code, and as the target of a link. */
export function claims(markdown: string): Claim[] {
  const snippets = [...markdown.matchAll(code)].map(([, block, inline]) => block ?? inline ?? '')
  const links = [...markdown.matchAll(link)].map(([, path = '']): Claim => ({ kind: 'file', path }))
  return [
    ...snippets.flatMap((snippet) => [...scripts(snippet), ...files(snippet), ...sources(snippet)]),
    ...links,
  ]
}

function scripts(snippet: string): Claim[] {
  return [...snippet.matchAll(npm)]
    .map(([, name = '', rest = '']) => ({ name, workspace: rest.match(workspaceFlag)?.[1] }))
    .filter(({ name }) => !builtIn.has(name))
    .map(({ name, workspace }): Claim => ({ kind: 'script', name, workspace }))
}

function sources(snippet: string): Claim[] {
  return source.test(snippet) ? [{ kind: 'source', path: snippet }] : []
}

function files(snippet: string): Claim[] {
  return [...snippet.matchAll(node)].map(([, path = '']): Claim => ({ kind: 'file', path }))
}
