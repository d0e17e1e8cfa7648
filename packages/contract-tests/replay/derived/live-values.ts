import type { Parameter } from '../../shared/inputs.ts'
import type { Context } from '../run/context.ts'
import { operationOf } from './operations.ts'

interface Titled {
  title?: unknown
}

function piecesOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => [...word].slice(1).map((_, i) => [...word].slice(i, i + 2).join('')))
}

/** The two characters that stand in most titles. */
function commonest(titles: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const piece of titles.flatMap((title) => [...new Set(piecesOf(title))])) {
    counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** A keyword that finds something, taken from the titles of the news. */
const keyword = async (context: Context): Promise<string | undefined> => {
  const { answer } = await context.call(operationOf('listNews'), { query: [['size', '100']] })
  const rows = Array.isArray(answer.body) ? (answer.body as Titled[]) : []
  return commonest(rows.map(({ title }) => title).filter((title) => typeof title === 'string'))
}

const sources: Record<string, (context: Context) => Promise<string | undefined>> = { keyword }

/** A value for a parameter that a list cannot do without: from what the backend shows, else the document's example. */
export async function liveValue(context: Context, { name, example }: Parameter): Promise<string> {
  const found = await context.once(`live ${name}`, async () => sources[name]?.(context))
  return found ?? String(example ?? '')
}
