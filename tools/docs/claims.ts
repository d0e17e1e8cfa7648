/** Something a document tells the reader to run or to open. */
export type Claim =
  | { kind: 'script'; name: string; workspace: string | undefined }
  | { kind: 'file'; path: string }

const code = /```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g
const npm = /\bnpm (?:run (?:--silent )?)?([\w:-]+)([^\n`|&;]*)/g
const workspaceFlag = /(?:-w|--workspace)[ =]([\w@/-]+)/
const node = /\bnode ([\w./-]+[.](?:ts|js|cjs))/g
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g

/** Commands of npm itself, which no package.json lists. */
const builtIn = new Set(['ci', 'install', 'exec', 'outdated', 'audit', 'ls', 'run'])

/** Every command and file that a Markdown text names: in code, and as the target of a link. */
export function claims(markdown: string): Claim[] {
  const snippets = [...markdown.matchAll(code)].map(([, block, inline]) => block ?? inline ?? '')
  const links = [...markdown.matchAll(link)].map(([, path = '']): Claim => ({ kind: 'file', path }))
  return [...snippets.flatMap((snippet) => [...scripts(snippet), ...files(snippet)]), ...links]
}

function scripts(snippet: string): Claim[] {
  return [...snippet.matchAll(npm)]
    .map(([, name = '', rest = '']) => ({ name, workspace: rest.match(workspaceFlag)?.[1] }))
    .filter(({ name }) => !builtIn.has(name))
    .map(({ name, workspace }): Claim => ({ kind: 'script', name, workspace }))
}

function files(snippet: string): Claim[] {
  return [...snippet.matchAll(node)].map(([, path = '']): Claim => ({ kind: 'file', path }))
}
