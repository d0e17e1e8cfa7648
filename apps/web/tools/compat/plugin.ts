import type { Plugin } from 'vite'
import { findMissing, type Missing } from './features.ts'
import { isKnown } from './known.ts'
import { findInObjects } from './objects.ts'
import { findInScript, parseScript } from './scripts.ts'
import { findInStyles } from './styles.ts'
import { oldestSupported } from './supported.ts'

/** What a file of the build, or a module in it, wants that some supported browser lacks. */
interface Use {
  name: string
  file: string
}

/**
 * Fails the build when what it made wants more than the browsers of `browserslist` have: the syntax of its files, what the modules
 * in them ask for, their markup, and its styles. What a page is whole without is listed in `known.ts`.
 */
export function supportedBrowsers(): Plugin {
  return {
    name: 'supported-browsers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const missing = findMissing(oldestSupported())
        const found: Use[] = Object.values(bundle).flatMap((output) => {
          if (output.type === 'chunk') {
            const modules = Object.entries(output.modules)
            const uses = modules.flatMap(([file, { code }]) => name(file, findIn(file, code ?? '', missing)))
            return [...uses, ...name(output.fileName, syntaxErrors(output.code))]
          }
          return name(output.fileName, findInAsset(output.fileName, String(output.source), missing))
        })
        const unknown = found.filter((use) => !isKnown(use.name, use.file))
        const lines = unknown.map((use) => `  ${use.name}: ${use.file}`)
        if (lines.length === 0) return
        const list = lines.join('\n')
        this.error(`Not all supported browsers have this (apps/web/tools/compat/known.ts):\n${list}`)
      },
    },
  }
}

/** What a library writes into objects are mostly options. */
const findIn = (file: string, code: string, missing: Missing): string[] => [
  ...findInScript(code, missing),
  ...(file.includes('node_modules') ? [] : findInObjects(code, missing)),
]

/** A style, or the script of a worker, which has a build of its own. */
function findInAsset(file: string, source: string, missing: Missing): string[] {
  if (file.endsWith('.css')) return findInStyles(source, missing)
  if (!file.endsWith('.js')) return []
  const errors = syntaxErrors(source)
  return errors.length > 0 ? errors : findInScript(source, missing)
}

const name = (file: string, names: string[]): Use[] => names.map((own) => ({ name: own, file }))

function syntaxErrors(code: string): string[] {
  try {
    parseScript(code)
    return []
  } catch (error) {
    return [String(error)]
  }
}
