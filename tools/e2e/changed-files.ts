import { execFileSync } from 'node:child_process'

/** Output of a git command in the current folder, without the last line break; undefined when git refuses it. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
  } catch {
    return undefined
  }
}

/** Where the branch left main; on main itself, the commit before. Undefined where there is none or no git. */
function base(): string | undefined {
  const head = git('rev-parse', 'HEAD')
  const mains = ['origin/main', 'main'].flatMap((main) => git('merge-base', 'HEAD', main) ?? [])
  return mains.find((commit) => commit !== head) ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1')
}

const lines = (text: string | undefined): string[] => text?.split('\n').filter(Boolean) ?? []

/** Files that the branch and the working tree change, from the repository's root. */
export function changedFiles(): string[] {
  const from = base()
  const tracked = from ? lines(git('diff', '--name-only', '--no-renames', from)) : []
  return [...new Set([...tracked, ...lines(git('ls-files', '--others', '--exclude-standard'))])]
}

/** Id of the commit that is checked out; empty without git. */
export const headCommit = (): string => git('rev-parse', 'HEAD') ?? ''

/** A number that moves with each commit, for what is done by turns; 0 without git. */
export const commitNumber = (): number => Number.parseInt(headCommit().slice(0, 8) || '0', 16)
