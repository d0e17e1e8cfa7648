/**
 * Makes the route trees from `src/routes`, as `npm run dev` and `npm run build` do, too.
 *
 *   node tools/routes.ts           write
 *   node tools/routes.ts --check   exit 1 when what is committed differs from what would be written
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { Generator } from '@tanstack/router-generator'
import { parts, settingsOf, wholeTree } from './route-trees.ts'

const isCheck = process.argv.includes('--check')
const web = process.cwd()

/** Writes the tree to the file, which has to lie where the tree's does: its imports are relative. */
async function generate(tree: typeof wholeTree, file: string): Promise<void> {
  const config = { ...settingsOf(tree), generatedRouteTree: file, disableLogging: true }
  await new Generator({ config, root: web }).run()
}

/** The first line in which two texts differ, as the second has it. */
function firstDifference(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const index = fresh.findIndex((line, number) => line !== old[number])
  return index < 0 ? `ends after line ${fresh.length}` : `line ${index + 1}: ${fresh[index]}`
}

/** What differs from the committed tree; undefined when nothing does. */
async function difference(tree: typeof wholeTree): Promise<string | undefined> {
  const file = settingsOf(tree).generatedRouteTree
  const fresh = file.replace('.gen.', '.fresh.gen.')
  try {
    await generate(tree, fresh)
    const [before, after] = [existsSync(file) ? readFileSync(file, 'utf8') : '', readFileSync(fresh, 'utf8')]
    if (before !== after) return `${relative(web, file)}, ${firstDifference(before, after)}`
  } finally {
    rmSync(fresh, { force: true })
  }
}

const trees = [wholeTree, ...parts]
if (isCheck) {
  const stale = (await Promise.all(trees.map(difference))).filter((found) => found !== undefined)
  if (stale.length > 0) {
    console.error(
      `The route trees are not those of src/routes:\n  ${stale.join('\n  ')}\nRun \`npm run routes\`.`,
    )
    process.exitCode = 1
  }
} else {
  for (const tree of trees) await generate(tree, settingsOf(tree).generatedRouteTree)
}
