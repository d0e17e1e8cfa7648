import { expect, it } from 'vitest'
import { operations, resolve } from '../src/document.ts'

/** What is made there is read nowhere by whoever made it, so that it has no address. */
const readNowhere = {
  registerMember: 'A visitor made it, and it is read behind the login that it answers.',
  uploadPublicFile: 'A visitor’s file, which the application names.',
  applyAsExpert: 'A receipt, which the visitor keeps.',
  applyForJob: 'A receipt, which the visitor keeps.',
  openLessonSession: 'A session, which only its heartbeats know.',
}

it('what is made always says where it is read', () => {
  const silent = [...operations.values()]
    .filter(({ responses }) => responses[201] && !resolve(responses[201].headers?.Location ?? {}).required)
    .map(({ id }) => id)
  expect(silent.toSorted()).toEqual(Object.keys(readNowhere).toSorted())
})
