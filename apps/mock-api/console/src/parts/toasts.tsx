import { Button, classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import styles from './toasts.module.css'

type Tone = 'success' | 'danger'
type Toast = { id: number; tone: Tone; text: string }
type ShowToast = (tone: Tone, text: string) => void

const ToastContext = createContext<ShowToast>(() => {})

/** Returns the function that shows the result of an action as a toast. */
export const useToast = (): ShowToast => useContext(ToastContext)

/** Milliseconds for which a toast stays: an error has to be read, a success only noticed. */
const lifetime = { success: 3500, danger: 15_000 }
let lastId = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const showToast = useCallback<ShowToast>((tone, text) => {
    lastId += 1
    setToasts((all) => [...all.filter((toast) => toast.text !== text).slice(-2), { id: lastId, tone, text }])
  }, [])
  return (
    <ToastContext value={showToast}>
      {children}
      <div className={styles.stack} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} close={close} />
        ))}
      </div>
    </ToastContext>
  )
}

function ToastLine({ toast: { id, tone, text }, close }: { toast: Toast; close: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => close(id), lifetime[tone])
    return () => clearTimeout(timer)
  }, [id, tone, close])
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={tone === 'success' ? 'check' : 'warning'} className={styles.icon} />
      <p>{text}</p>
      <Button variant="ghost" size="sm" className={styles.close} onClick={() => close(id)} aria-label="Close">
        <Icon name="close" />
      </Button>
    </div>
  )
}
