import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownName, writeDraft } from '../../../lib/forms/draft/draft-store.ts'
import {
  endClosedSession,
  getPresentAccountId,
  getRole,
  getToken,
  keepLogin,
  keepToken,
} from '../../../lib/session/session.ts'
import { isSessionKept, keepSessionLong } from './session-length.ts'

afterEach(() => localStorage.clear())

describe('a login that is not to be kept', () => {
  const closeBrowser = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the DOM of the tests has no Cookie Store API.
    document.cookie = 'browserOpen=1; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  }
  beforeEach(() => {
    keepSessionLong(false)
    keepToken('a', 'a/6')
    keepLogin('memberPersonal', 'a/6')
    writeDraft(ownName('a/6', 'expert'), {})
    writeDraft('expert', {})
  })
  afterEach(closeBrowser)

  it('lasts while the browser is open, in each of its tabs', () => {
    endClosedSession()
    expect(getToken()).toBe('a')
  })

  it('ends with the browser, and what was begun in it', () => {
    closeBrowser()
    endClosedSession()
    expect([getToken(), getRole(), getPresentAccountId()]).toEqual([null, null, null])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual(['draft:expert'])
  })

  it('is kept again by the next one that is', () => {
    keepSessionLong(true)
    closeBrowser()
    endClosedSession()
    expect([getToken(), isSessionKept()]).toEqual(['a', true])
  })
})
