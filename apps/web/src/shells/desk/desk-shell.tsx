import './desk-page.css'
import { useLingui } from '@lingui/react/macro'
import { Skeleton, UiProvider, useConfirm } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useId, useState } from 'react'
import { usePreloaded } from '../../lib/browser/use-preloaded.ts'
import { useSettings } from '../../lib/chakra/desk/desk-settings.ts'
import { currentUserQueryOptions } from '../../lib/session/account.ts'
import { useOtherTabs } from '../../lib/session/use-other-tabs.ts'
import { useRights } from '../../lib/session/use-rights.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'
import { usePreloadedToasts } from '../notifications/use-preloaded-toasts.ts'
import { DeskFrame } from './desk-frame.tsx'
import { accountQueryOptions } from './lock/account.ts'
import { useIdleLock } from './lock/use-idle-lock.ts'
import { menuQueryOptions } from './menu/queries.ts'
import { usePrimaryColour } from './settings/use-primary-colour.ts'
import { releaseAllClaims } from './tabs/kept-claims.ts'
import { forgetTabs } from './tabs/kept-tabs.ts'

// Fetched ahead, after the desk: until it is there, the pages that it covers are hidden all the same.
const LockScreen = lazyPart(async () => ({ default: (await import('./lock/lock-screen.tsx')).LockScreen }))

export interface UnlockFormProps {
  id: string
  /** The account's login name; asked for where it is not known. */
  username: string | undefined
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

interface DeskShellProps {
  /** Ends the session and leads away. */
  logout: () => Promise<void>
  /** Asks for the password of whoever locked the screen. */
  UnlockForm: ComponentType<UnlockFormProps>
}

/** The association's desk (specification §2): header, menu, tabs, and their pages, behind a lock when nobody is there. */
export function DeskShell({ logout, UnlockForm }: DeskShellProps) {
  const { t } = useLingui()
  const { data: user } = useQuery(currentUserQueryOptions)
  const { data: account } = useQuery(accountQueryOptions)
  const { lockAfter, primaryColour } = useSettings()
  const { isLocked, lock, unlock } = useIdleLock(lockAfter)
  const [confirm, question] = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const formId = useId()
  usePrimaryColour(primaryColour)
  useRights([menuQueryOptions.queryKey])
  useOtherTabs()
  usePreloadedToasts()
  usePreloaded(LockScreen.preload)
  const leave = async () => {
    if (user) {
      const released = releaseAllClaims(user.userid)
      forgetTabs(user.userid)
      await released
    }
    unlock()
    await logout()
  }
  const askToLeave = async () => {
    const isSure = await confirm({
      title: t`是否退出账号?`,
      children: t`退出后，打开的标签页和没有保存的内容会一并清除。`,
      confirmLabel: t`退出`,
      cancelLabel: t`取消`,
    })
    if (isSure) await leave()
  }
  return (
    <UiProvider>
      <div hidden={isLocked}>
        {user && <DeskFrame key={user.userid} user={user} onLock={lock} onLogout={() => void askToLeave()} />}
      </div>
      {isLocked && (
        <Suspense>
          <LockScreen name={user?.name} formId={formId} isBusy={isBusy} onLogout={() => void leave()}>
            <Suspense fallback={<Skeleton height="2.5rem" />}>
              <UnlockForm
                key={account?.username ?? ''}
                id={formId}
                username={account?.username}
                onBusy={setBusy}
                onDone={unlock}
              />
            </Suspense>
          </LockScreen>
        </Suspense>
      )}
      {question}
    </UiProvider>
  )
}
