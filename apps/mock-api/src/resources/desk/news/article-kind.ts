import type {
  DeskFeeNewsVersion,
  DeskJournalVersion,
  DeskLogEntry,
  DeskNews,
  DeskNewsVersion,
} from '@portal/api-contract'
import type { Database, Value } from '../../../store/database.ts'
import type { World } from '../../../world.ts'

/** What all articles have, whatever else is written of them. */
export type StoredArticle = Pick<
  DeskNews,
  'id' | 'title' | 'publishDate' | 'status' | 'version' | 'lastModifiedDate'
>

type ByItself = 'version' | 'savedDate' | 'staffName'

/** What is written of an article, everything else follows from what is done with it. */
export type Article = Omit<DeskNewsVersion, ByItself>

/** What is written of a bulletin. */
export type FeeArticle = Omit<DeskFeeNewsVersion, ByItself>

/** What is written of an issue of the journal. */
export type JournalIssue = Required<Omit<DeskJournalVersion, ByItself>>

/** Tables of articles; their versions are in tables named after them. */
type ArticleTable = 'news' | 'feeNews' | 'journal'

/** A kind of articles that the desk writes: its table, and what is written of one. */
export interface ArticleKind<Stored extends StoredArticle, Draft, Article extends object> {
  table: ArticleTable
  /** What the log calls it. */
  subjectKind: DeskLogEntry['subjectKind']
  /** Id of the first one that is written at the desk, above those of every seed. */
  firstId: number
  /** @throws HttpProblem 404 */
  read: (db: Database, id: number) => Stored
  /** What a body says, with what it leaves out as nothing. */
  articleOf: (body: Draft) => Article
  /** What the document cannot say about an article. @throws HttpProblem 400 with a field error for each */
  check: (world: World, article: Article, before?: Stored) => void
  /** What stands in the table of an article, by the columns. */
  columnsOf: (article: Article) => Record<string, Value>
  /** The column that a new one stands in, where its body does not say it. */
  placeOf?: (db: Database) => Record<'infoDictsId' | 'infoDictsDetailsId', number> | undefined
  /** Stores what of an article has no column, such as its text. */
  written?: (db: Database, id: number, article: Article) => void
  /** What has to hold before one is published. @throws HttpProblem 409 */
  checkPublishing?: (db: Database, stored: Stored) => void
}

/** When an article was saved, and by whom. */
type Saved = Pick<DeskNewsVersion, 'version' | 'savedDate' | 'staffName'>

/** The versions of an article, latest first. */
export const versionsOf = <Article>(
  db: Database,
  { table, articleOf }: { table: ArticleTable; articleOf: (body: never) => Article },
  id: number,
): (Article & Saved)[] =>
  db
    .all<Saved & { article: string }>(
      `SELECT version, savedDate, staffName, article FROM ${table}Version WHERE newsId = ? ORDER BY version DESC`,
      [id],
    )
    .map(({ article, ...saved }) => ({ ...articleOf(JSON.parse(article) as never), ...saved }))
