import type { DeskFeeNews, DeskFeeNewsVersion, DeskNews, DeskNewsVersion } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import { bodyError } from '../../../domain/field-error.ts'
import type { World } from '../../../world.ts'
import { requireFiles, requirePicture } from '../../files/uploads.ts'

type Article = Pick<
  DeskNewsVersion,
  'infoDictsId' | 'infoDictsDetailsId' | 'content' | 'coverUrl' | 'attachments'
>
type FeeArticle = Pick<DeskFeeNewsVersion, 'content' | 'file'>

function placeErrors({ db }: World, { infoDictsId, infoDictsDetailsId }: Article) {
  const entry = 'SELECT 1 FROM dictionary WHERE id = ? AND isDeleted = 0'
  if (!db.get(entry, [infoDictsId]))
    return [bodyError('infoDictsId', 'Unknown', 'must be the id of an entry')]
  const column = 'SELECT 1 FROM dictionaryDetail WHERE id = ? AND infoDictsId = ? AND isDeleted = 0'
  if (infoDictsDetailsId === null || db.get(column, [infoDictsDetailsId, infoDictsId])) return []
  return [bodyError('infoDictsDetailsId', 'Unknown', 'must be a column below infoDictsId')]
}

/**
 * What the document cannot say about an article. Files that it has already need not have been uploaded.
 * @throws HttpProblem 400 with a field error for each
 */
export function checkNews(world: World, article: Article, before?: DeskNews): void {
  const errors = [...placeErrors(world, article), ...richTextErrors('content', article.content)]
  if (errors.length > 0) throw invalid(errors)
  const { coverUrl, attachments } = article
  if (coverUrl !== null && coverUrl !== before?.coverUrl) requirePicture(world, coverUrl, 'coverUrl')
  const known = new Set(before?.attachments.map(({ url }) => url))
  requireFiles(
    world,
    attachments.filter(({ url }) => !known.has(url)),
    'attachments',
  )
}

/**
 * What the document cannot say about a price bulletin. The table that it has already need not have been uploaded.
 * @throws HttpProblem 400 with a field error for each
 */
export function checkFeeNews(world: World, { content, file }: FeeArticle, before?: DeskFeeNews): void {
  const errors = richTextErrors('content', content)
  if (errors.length > 0) throw invalid(errors)
  if (file !== null && file.url !== before?.file?.url) requireFiles(world, file, 'file')
}
