import { toLines } from '../../domain/text/plain-text.ts'
import type { CoverMotif } from '../../media/pictures/cover.ts'
import type { JournalArticle } from '../../resources/information/journals/layout.ts'
import { newsItems } from '../content/news/index.ts'
import { type JournalArticleRow, journals } from '../content/services/journals.ts'
import type { NewsSeed } from '../content/types.ts'

/** What the association tells about itself, and what is announced for a day, is no matter for a journal. */
const unprinted = ['introduction', 'dues', 'notices', 'training-notices', 'appointments']

/** Whether a text speaks of days or years: in an issue of another day it would tell the event a second time. */
const isDated = ({ title, body }: NewsSeed): boolean => /\{\{|20\d\d年/.test(title + body)

const isPrinted = (news: NewsSeed): boolean =>
  !unprinted.includes(news.column) && !unprinted.includes(news.child) && !isDated(news)

/** The newest first, so that the latest issues have the latest articles. */
const printed = newsItems.filter(isPrinted).sort((one, other) => one.daysAgo - other.daysAgo)

const longestTitle = 24

/** A title short enough for a page of the journal: whole, or its telling part. */
function titleOf(title: string): string {
  const parts = [title, ...title.split('：').reverse(), ...title.split(/[：，]/)]
  return (
    parts.find((part) => part.length >= 5 && part.length <= longestTitle) ??
    `${title.slice(0, longestTitle - 1)}…`
  )
}

/** The text without its pictures; headings stand in brackets, since a page of the journal has one kind of line. */
const paragraphsOf = (body: string): string =>
  toLines(
    body
      .replace(/<figure>.*?<\/figure>/gs, '')
      .replaceAll('<h2>', '<h2>【')
      .replaceAll('</h2>', '】</h2>'),
  ).join('\n')

const reprintOf = ({ title, author, motif, body }: NewsSeed): JournalArticle => ({
  title: titleOf(title),
  author,
  motif,
  content: paragraphsOf(body),
})

/** Subjects by the words that tell them, the more special ones first. */
const subjects: readonly (readonly [words: RegExp, motif: CoverMotif])[] = [
  [/桥|隧道|公路|高速/, 'bridge'],
  [/价格|材料|钢材|询价|沥青|水泥/, 'materials'],
  [/合同|争议|调解|索赔|条款|鉴定|条例/, 'law'],
  [/改造|小区|城市|市政/, 'city'],
  [/数据|指标|BIM|数字|软件|智能/i, 'ledger'],
  [/图纸|设计|方案|限额/, 'drawing'],
  [/现场|施工|措施|签证|工期/, 'site'],
  [/培训|考试|青年|学习|新人/, 'training'],
  [/清单|审核|结算|核对|概算|预算/, 'ledger'],
]

function ownArticle([title, author, ...paragraphs]: JournalArticleRow): JournalArticle {
  const content = paragraphs.join('\n')
  const subject = (text: string) => subjects.find(([words]) => words.test(text))?.[1]
  return { title, author, motif: subject(title) ?? subject(content) ?? 'books', content }
}

/** The articles of an issue, 0 the latest: its own, then those that it shares with the website. */
export function articlesOfIssue(index: number): JournalArticle[] {
  const from = (place: number) => Math.floor((printed.length * place) / journals.length)
  const reprinted = printed.slice(from(index), from(index + 1)).map(reprintOf)
  return [...(journals[index] ?? []).map(ownArticle), ...reprinted]
}
