import { msg } from '@lingui/core/macro'
import type { DeskNews, DeskNewsDraft, DeskNewsVersion } from '@portal/api-contract'
import { api, unwrap, unwrapItems, unwrapList } from '../../../../lib/api/http.ts'
import { latest } from '../../../../lib/chakra/desk/record-form/latest.ts'
import type { ArticleKind } from './article-kind.ts'
import { articleWords } from './article-words.ts'

const at = (id: number) => ({ path: { id } })

/** News, policies and notices. */
export const newsKind: ArticleKind<DeskNews, DeskNewsDraft, DeskNewsVersion> = {
  name: 'news',
  list: '/list/news',
  form: '/form/news',
  titleOf: ({ title }) => title,
  words: {
    ...articleWords,
    list: msg`资讯管理`,
    form: msg`资讯编辑`,
    write: msg`写文章`,
    writeAnother: msg`写新文章`,
    all: msg`全部文章`,
  },
  read: (id, signal) =>
    unwrap(api.GET('/api/admin/news/{id}', { params: at(id), ...(signal && { signal }) })),
  create: (body) => unwrap(api.POST('/api/admin/news', { body })),
  findLatest: async ({ title }) => {
    const query = { ...latest, 'title.equals': title }
    return (await unwrapList(api.GET('/api/admin/news', { params: { query } }))).items[0]
  },
  update: ({ id, version }, body) => unwrap(api.PUT('/api/admin/news', { body: { ...body, id, version } })),
  publish: (id, body) => unwrap(api.POST('/api/admin/news/{id}/publish', { params: at(id), body })),
  withdraw: (id, body) => unwrap(api.POST('/api/admin/news/{id}/withdraw', { params: at(id), body })),
  remove: ({ id, version }) =>
    unwrap(api.DELETE('/api/admin/news/{id}', { params: { ...at(id), query: { version } } })),
  versions: (id, signal) => unwrapItems(api.GET('/api/admin/news/{id}/versions', { params: at(id), signal })),
}
