import type { DeskFeeNews, DeskNews } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import { bodyError } from '../../../domain/field-error.ts'
import type { World } from '../../../world.ts'
import { requireFiles, requirePicture } from '../../files/uploads.ts'
import type { Article, FeeArticle } from './article-kind.ts'

function placeErrors({ db }: World, { infoDictsId, infoDictsDetailsId }: Article) {
  const entry = 'SELECT 1 FROM dictionary WHERE id = ? AND isDeleted = 0'
  if (!db.get(entry, [infoDictsId]))
    return [bodyError('infoDictsId', 'Unknown', 'must be the id of an entry')]
  const column = 'SELECT 1 FROM dictionaryDetail WHERE id = ? AND infoDictsId = ? AND isDeleted = 0'
  if (infoDictsDetailsId === null || db.get(column, [infoDictsDetailsId, infoDictsId])) return []
  return [bodyError('infoDictsDetailsId', 'Unknown', 'must be a column below infoDictsId')]
}

/** Signs that take no room, such as those between words of other scripts, are no title. */
const titleErrors = ({ title }: Pick<Article, 'title'>) =>
  /[^\s\p{Cf}]/u.test(title) ? [] : [bodyError('title', 'NotBlank', 'must have a sign that is seen')]

type Covered = Pick<Article, 'coverUrl'>

/** The picture that an article has already need not have been uploaded. */
function checkCover(world: World, { coverUrl }: Covered, before: Covered | undefined): void {
  if (coverUrl !== null && coverUrl !== before?.coverUrl) requirePicture(world, coverUrl, 'coverUrl')
}

/**
 * What the document cannot say about an article. Files that it has already need not have been uploaded.
 * @throws HttpProblem 400 with a field error for each
 */
export function checkNews(world: World, article: Article, before?: DeskNews): void {
  const errors = [
    ...titleErrors(article),
    ...placeErrors(world, article),
    ...richTextErrors('content', article.content),
  ]
  if (errors.length > 0) throw invalid(errors)
  checkCover(world, article, before)
  const { attachments } = article
  const known = new Set(before?.attachments.map(({ url }) => url))
  requireFiles(
    world,
    attachments.filter(({ url }) => !known.has(url)),
    'attachments',
  )
}

/**
 * What the document cannot say about a price bulletin. What it has already, its table and its cover, need not have been uploaded.
 * @throws HttpProblem 400 with a field error for each
 */
export function checkFeeNews(world: World, article: FeeArticle, before?: DeskFeeNews): void {
  const { content, file } = article
  const errors = [...titleErrors(article), ...richTextErrors('content', content)]
  if (errors.length > 0) throw invalid(errors)
  checkCover(world, article, before)
  if (file !== null && file.url !== before?.file?.url) requireFiles(world, file, 'file')
}
