import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Dialog } from '@portal/ui/chakra'
import { useId, useState } from 'react'
import { InviteForm } from './invite-form.tsx'
import { useInvite } from './use-invite.ts'

/** Opens the window in which people are invited. What was typed waits for the next opening, unless all of it was sent. */
export function InviteButton() {
  const { t } = useLingui()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const invite = useInvite()
  const { isPending, waiting, lines } = invite
  const close = () => {
    if (isPending) return
    setOpen(false)
    const isSent = waiting.length === 0 && lines.every(({ fault }) => fault !== 'malformed')
    if (lines.length > 0 && isSent) invite.reset()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t`邀请人员`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t`邀请人员`}
        closeLabel={t`关闭`}
        size="lg"
        footer={
          <>
            <Button variant="outline" disabled={isPending} onClick={close}>{t`完成`}</Button>
            <Button type="submit" form={formId} busy={isPending}>{t`发出邀请`}</Button>
          </>
        }
      >
        <InviteForm id={formId} invite={invite} />
      </Dialog>
    </>
  )
}
