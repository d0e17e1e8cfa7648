import { i18n } from '@lingui/core'
import { loadPages } from '@portal/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLogout } from '../../features/account/logout/use-logout.ts'
import { Reauthentication } from '../../features/account/reauthentication/reauthentication.tsx'
import { addErrorWords } from '../../lib/api/errors.ts'
import { doorOf } from '../../lib/session/login-address.ts'
import { isStaffHere } from '../../lib/session/staff.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'
import { DeskShell } from '../../shells/desk/desk-shell.tsx'
import { deskErrorWords } from '../../shells/desk/error-words.ts'
import { menuQueryOptions } from '../../shells/desk/menu/queries.ts'
import { MembersOutside } from '../../shells/desk/states/members-outside.tsx'
import { memberErrorWords } from '../../shells/member/error-words.ts'

addErrorWords(memberErrorWords)
addErrorWords(deskErrorWords)

const loadUnlockForm = () =>
  import('../../features/account/reauthentication/unlock-form.tsx').then(({ UnlockForm }) => ({
    default: UnlockForm,
  }))
const UnlockForm = lazyPart(loadUnlockForm)

const loadWords = () => loadPages(i18n, ['account', 'forms'])

/**
 * The association's desk. Its pages have names that are not public, so that the guard has led a visitor home before; a member
 * gets the 403 result.
 */
export const Route = createFileRoute('/_desk')({
  staticData: { name: 'desk', words: ['desk', 'shell'], zoom: 'dense' },
  loader: ({ context: { queryClient } }) => {
    if (isStaffHere()) void queryClient.prefetchQuery(menuQueryOptions)
  },
  component: DeskLayout,
})

function DeskLayout() {
  const logout = useLogout(doorOf('associationStaff'))
  // Fetched once the page stands: a desk that is locked without a network must open again, and the forms of a window have words of their own.
  useEffect(() => void Promise.all([loadUnlockForm(), loadWords()]).catch(() => undefined), [])
  if (!isStaffHere()) return <MembersOutside />
  return (
    <Reauthentication loadWords={loadWords}>
      <DeskShell logout={logout} UnlockForm={UnlockForm} />
    </Reauthentication>
  )
}
