import type { DeskNews, DeskNewsDraft, DeskNewsUpdate, DeskPublishing } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
import { type Done, writeLog } from '../log/write-log.ts'
import { checkArticle } from './check-article.ts'
import { articleOf, insertDraft, keepVersion, newsOf, writeArticle, writeState } from './news-store.ts'

function requireVersion(news: DeskNews, version: number): void {
  if (news.version !== version)
    throw problem(409, 'error.newsChanged', `The article is at version ${news.version} by now`)
}

/** What the log shows of an article: all but its text, which the versions keep. */
function logged({ content: _content, viewCount: _views, lastModifiedDate: _date, ...rest }: DeskNews) {
  return rest
}

function log(
  world: World,
  caller: StaffCaller,
  action: Done['action'],
  news: DeskNews,
  before: DeskNews | null,
): void {
  const subject = { subjectKind: 'NEWS', subjectId: news.id, subjectName: news.title } as const
  writeLog(world, caller, { action, ...subject, before: before && logged(before), after: logged(news) })
}

/** Writes a draft. @throws HttpProblem 400 */
export function createNews(world: World, caller: StaffCaller, body: DeskNewsDraft): DeskNews {
  const { db, clock } = world
  return db.transaction(() => {
    const article = articleOf(body)
    checkArticle(world, article)
    const news = newsOf(db, insertDraft(db, article, clock.now().toISOString()))
    keepVersion(db, news, caller.name)
    log(world, caller, 'CREATE', news, null)
    return news
  })
}

/** Changes an article, and keeps what it was. @throws HttpProblem 400, 404, 409 */
export function updateNews(world: World, caller: StaffCaller, body: DeskNewsUpdate): DeskNews {
  const { db, clock } = world
  return db.transaction(() => {
    const before = newsOf(db, body.id)
    requireVersion(before, body.version)
    const article = articleOf(body)
    checkArticle(world, article, before)
    keepVersion(db, before, null)
    writeArticle(db, before.id, article, clock.now().toISOString())
    const news = newsOf(db, before.id)
    keepVersion(db, news, caller.name)
    log(world, caller, 'UPDATE', news, before)
    return news
  })
}

/** Publishes an article, now or at a later time. @throws HttpProblem 404, 409 */
export function publishNews(
  world: World,
  caller: StaffCaller,
  id: number,
  { version, publishDate }: DeskPublishing,
): DeskNews {
  const { db, clock } = world
  return db.transaction(() => {
    const before = newsOf(db, id)
    requireVersion(before, version)
    const at = clock.now().toISOString()
    const date = publishDate === undefined ? at : new Date(publishDate).toISOString()
    writeState(db, id, { status: 'PUBLISHED', publishDate: date }, at)
    const news = newsOf(db, id)
    log(world, caller, 'PUBLISH', news, before)
    return news
  })
}

/** Takes an article off the website. @throws HttpProblem 404, 409 */
export function withdrawNews(world: World, caller: StaffCaller, id: number, version: number): DeskNews {
  const { db, clock } = world
  return db.transaction(() => {
    const before = newsOf(db, id)
    requireVersion(before, version)
    if (before.status !== 'PUBLISHED') throw problem(409, 'error.newsNotPublished', `It is ${before.status}`)
    const { publishDate } = before
    writeState(db, id, { status: 'OFFLINE', publishDate }, clock.now().toISOString())
    const news = newsOf(db, id)
    log(world, caller, 'WITHDRAW', news, before)
    return news
  })
}

/** Throws a draft away. @throws HttpProblem 404, 409 */
export function deleteNews(world: World, caller: StaffCaller, id: number): void {
  const { db, clock } = world
  db.transaction(() => {
    const before = newsOf(db, id)
    if (before.status !== 'DRAFT') throw problem(409, 'error.newsNotDraft', `It is ${before.status}`)
    const sql = 'UPDATE news SET isDeleted = 1, lastModifiedDate = ? WHERE id = ?'
    db.run(sql, [clock.now().toISOString(), id])
    const subject = { subjectKind: 'NEWS', subjectId: id, subjectName: before.title } as const
    writeLog(world, caller, { action: 'DELETE', ...subject, before: logged(before) })
  })
}
