import { useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { doorOf, hrefOfPage, loginHref } from '../../../lib/session/login-address.ts'
import { dropMemberQueries } from '../../../lib/session/member-cache.ts'
import { clearSession, getUserRole } from '../../../lib/session/session.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

interface ReauthenticationDialogProps {
  isOpen: boolean
  /** A lesson was playing. */
  isLesson: boolean
  onClose: () => void
}

/** The first field that is not filled in yet, which the known phone is. */
const firstEmpty = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(({ value }) => !value) ?? null

/** Asks whoever is at a page for the password, since the session has ended; what is on the page stays. */
export default function ReauthenticationDialog({ isOpen, isLesson, onClose }: ReauthenticationDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  // Kept from the opening: where another tab notices the end, the role is gone.
  const [role] = useState(getUserRole)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    const href = loginHref(hrefOfPage(), doorOf(role))
    clearSession()
    // The form does not hold back who means to leave it.
    await navigate({ href, replace: true, ignoreBlocker: true })
    // After the page is gone, or it would load them again.
    dropMemberQueries(queryClient)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`登录已失效，请输入密码`}
      closeLabel={t`关闭`}
      holdsWork={false}
      initialFocus={() => firstEmpty(document.getElementById(id))}
      footer={
        <>
          <Button variant="outline" onClick={() => void leave()}>{t`登录其他账号`}</Button>
          <Button type="submit" form={id} busy={isBusy}>{t`继续`}</Button>
        </>
      }
    >
      <ReauthenticationForm id={id} role={role} isLesson={isLesson} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  )
}
