import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { getPresentAccountId, useToken } from '../../../lib/session/session.ts'
import { onSessionExpired, useHasUnsent } from '../../../lib/session/session-expiry.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import styles from './reauthentication.module.css'

// Fetched ahead as soon as something is typed: whoever has lost the network as well would not get it later.
const ReauthenticationDialog = lazyPart(() => import('./reauthentication-dialog.tsx'))

interface ReauthenticationProps {
  /** Fetches the words of forms, which not every page has. */
  loadWords: () => Promise<unknown>
  /** A lesson plays, which is something to lose also where nothing is typed. */
  isLesson?: boolean
  children: ReactNode
}

/** The form that a change has happened in, unless it only looks for something. */
const formOf = ({ target }: SyntheticEvent): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form:not([role=search])') : null

/**
 * The pages of a member. When the session ends while one of them has a form that was typed into, or something else to lose, the password is asked for on top
 * of it, and nothing that was typed is lost.
 */
export function Reauthentication({ loadWords, isLesson = false, children }: ReauthenticationProps) {
  const typed = useRef(new Set<HTMLFormElement>())
  const [isAsking, setAsking] = useState<boolean>()
  // Not all that can be lost is typed into a form: rows are imported, items put into an order.
  const hasUnsent = useHasUnsent()
  const hasToLose = isLesson || hasUnsent

  const remember = (event: SyntheticEvent) => {
    const form = formOf(event)
    if (!form || typed.current.has(form)) return
    typed.current.add(form)
    Promise.all([ReauthenticationDialog.preload(), loadWords()]).catch(() => undefined)
  }
  useEffect(
    () =>
      onSessionExpired(() => {
        const hasSome = hasToLose || [...typed.current].some((form) => form.isConnected)
        if (hasSome) setAsking(true)
        return hasSome
      }),
    [hasToLose],
  )
  useEffect(() => {
    if (hasToLose) void Promise.all([ReauthenticationDialog.preload(), loadWords()]).catch(() => undefined)
  }, [hasToLose, loadWords])
  // Whose pages these are, who has come in again: in another tab, or where the screen was locked.
  const [own] = useState(getPresentAccountId)
  const token = useToken()
  useEffect(() => {
    if (token && getPresentAccountId() === own) setAsking((was) => was && false)
  }, [token, own])
  return (
    // What is changed in a window over the page comes here, too; of the text editor it is the input, which is no change to React.
    <div className={styles.pages} onChange={remember} onInput={remember}>
      {children}
      {isAsking !== undefined && (
        <Suspense>
          <ReauthenticationDialog isLesson={isLesson} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
