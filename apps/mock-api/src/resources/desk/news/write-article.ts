import type { DeskJournal, DeskNews, DeskPublishing } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { instantFaults } from '../../../domain/desk/writing/kept-instant.ts'
import type { World } from '../../../world.ts'
import { logRecord } from '../log/write-log.ts'
import { requireReadVersion } from '../read-version.ts'
import type { ArticleKind, StoredArticle } from './article-kind.ts'
import { articleStore } from './article-store.ts'

function requireVersion(stored: StoredArticle, version: number): void {
  if (stored.version !== version)
    throw problem(409, 'error.newsChanged', `The article is at version ${stored.version} by now`)
}

type Logged = StoredArticle & Partial<Pick<DeskNews, 'content' | 'viewCount'> & Pick<DeskJournal, 'pages'>>

/** What the log shows of an article: all but its text and its pages, which the versions keep. */
function logged(article: Logged) {
  const { content: _content, pages: _pages, viewCount: _views, lastModifiedDate: _date, ...rest } = article
  return rest
}

/** What the desk does with the articles of a kind: each writes the log and answers the article as it is then. */
export function articleWrites<
  Stored extends StoredArticle & Draft,
  Draft extends object,
  Article extends object,
>(kind: ArticleKind<Stored, Draft, Article>) {
  const { read, articleOf, check, checkPublishing, subjectKind } = kind
  const store = articleStore(kind)

  /** Changes the state of an article that was read at a version. */
  function change(
    { db, clock }: World,
    { id, version }: { id: number; version: number },
    stateAfter: (before: Stored, at: string) => Pick<DeskNews, 'status' | 'publishDate'>,
  ) {
    const before = read(db, id)
    requireVersion(before, version)
    const at = clock.now().toISOString()
    store.writeState(db, id, stateAfter(before, at), at)
    return { before, after: read(db, id) }
  }

  return {
    /** Writes a draft. @throws HttpProblem 400 */
    create(world: World, caller: StaffCaller, body: Draft): Stored {
      const { db, clock } = world
      return db.transaction(() => {
        const article = articleOf(body)
        check(world, article)
        const after = read(db, store.insertDraft(db, article, clock.now().toISOString()))
        store.keepVersion(db, after, caller.name)
        logRecord(world, caller, { action: 'CREATE', subjectKind }, { before: null, after }, logged)
        return after
      })
    },

    /** Changes an article, and keeps what it was. @throws HttpProblem 400, 404, 409 */
    update(world: World, caller: StaffCaller, body: Draft & { id: number; version: number }): Stored {
      const { db, clock } = world
      return db.transaction(() => {
        const before = read(db, body.id)
        requireVersion(before, body.version)
        const article = articleOf(body)
        check(world, article, before)
        // Publishing changes no word of what the last version has.
        if (!store.hasVersions(db, before.id)) store.keepVersion(db, before, null)
        store.writeArticle(db, before.id, article, clock.now().toISOString())
        const after = read(db, before.id)
        store.keepVersion(db, after, caller.name)
        logRecord(world, caller, { action: 'UPDATE', subjectKind }, { before, after }, logged)
        return after
      })
    },

    /** Publishes an article, now or at a later time. @throws HttpProblem 400, 404, 409 */
    publish(world: World, caller: StaffCaller, id: number, { version, publishDate }: DeskPublishing): Stored {
      const faults = publishDate === undefined ? [] : instantFaults('publishDate', publishDate)
      if (faults.length > 0) throw invalid(faults)
      return world.db.transaction(() => {
        const changed = change(world, { id, version }, (before, at) => {
          checkPublishing?.(world.db, before)
          const from = publishDate === undefined ? at : new Date(publishDate).toISOString()
          return { status: 'PUBLISHED', publishDate: from }
        })
        logRecord(world, caller, { action: 'PUBLISH', subjectKind }, changed, logged)
        return changed.after
      })
    },

    /** Takes an article off the website. @throws HttpProblem 404, 409 */
    withdraw(world: World, caller: StaffCaller, id: number, version: number): Stored {
      return world.db.transaction(() => {
        const changed = change(world, { id, version }, ({ status, publishDate }) => {
          if (status !== 'PUBLISHED') throw problem(409, 'error.newsNotPublished', `It is ${status}`)
          return { status: 'OFFLINE', publishDate }
        })
        logRecord(world, caller, { action: 'WITHDRAW', subjectKind }, changed, logged)
        return changed.after
      })
    },

    /** Throws a draft away, at the version that was read where one is named. @throws HttpProblem 404, 409 */
    remove(world: World, caller: StaffCaller, id: number, version?: number): void {
      const { db, clock } = world
      db.transaction(() => {
        const before = read(db, id)
        requireReadVersion(before, version)
        if (before.status !== 'DRAFT') throw problem(409, 'error.newsNotDraft', `It is ${before.status}`)
        store.remove(db, id, clock.now().toISOString())
        logRecord(world, caller, { action: 'DELETE', subjectKind }, { before, after: null }, logged)
      })
    },
  }
}
