import type { MessageDescriptor } from '@lingui/core'
import type { DeskNews, DeskNewsVersion, DeskPublishing, DeskWithdrawal } from '@portal/api-contract'
import type { ListedRecord } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'

/** What a row of each list has, whatever else there is of its articles. */
export type ArticleRow = Pick<
  DeskNews,
  'id' | 'title' | 'status' | 'publishDate' | 'version' | 'lastModifiedDate'
>

/** An article with what is written of it, of which each kind has its own. */
export type FullArticle = ArticleRow

/** What an article was before. */
export type SavedVersion = Pick<DeskNewsVersion, 'version' | 'savedDate' | 'staffName'>

/** What the pages of a kind are called, and what they say of its articles. */
type KindWord =
  | ('list' | 'form' | 'write' | 'writeAnother' | 'all' | 'empty' | 'missing' | 'failed')
  | ('publish' | 'published' | 'withdraw' | 'withdrawn' | 'notWithdrawn' | 'unchanged')

/** A kind of articles: where it is written and listed, and by which operations. */
export interface ArticleKind<One extends FullArticle, Body, Version extends SavedVersion> {
  /** In the keys of what is cached, and in the names of drafts on the device. */
  name: 'news' | 'fee-news' | 'journals'
  list: '/list/news' | '/list/fee-news' | '/list/journals'
  form: '/form/news' | '/form/fee-news' | '/form/journal'
  words: Record<KindWord, MessageDescriptor>
  /** What a version is called. */
  titleOf: (version: Version) => string
  read: (id: number, signal?: AbortSignal) => Promise<One>
  create: (body: Body) => Promise<One>
  /** The latest article that is called as what is sent. */
  findLatest: (body: Body) => Promise<ListedRecord | undefined>
  update: (known: Pick<One, 'id' | 'version'>, body: Body) => Promise<One>
  publish: (id: number, body: DeskPublishing) => Promise<One>
  withdraw: (id: number, body: DeskWithdrawal) => Promise<One>
  remove: (read: Pick<FullArticle, 'id' | 'version'>) => Promise<unknown>
  versions: (id: number, signal: AbortSignal) => Promise<Version[]>
}

/** What of a kind is needed where its articles are only published, withdrawn or thrown away. */
export type SomeKind = Pick<
  ArticleKind<FullArticle, unknown, SavedVersion>,
  'name' | 'list' | 'form' | 'words' | 'publish' | 'withdraw' | 'remove'
>
