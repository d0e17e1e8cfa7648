import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { useOnce } from '../../../lib/forms/use-once.ts'
import { unreadQueryOptions } from '../../../lib/membership/unread-messages.ts'
import { useReadAllMessages } from './mutations.ts'

/** Marks all notices as read. */
export function ReadAll() {
  const { t } = useLingui()
  const { data: unread = 0 } = useQuery(unreadQueryOptions)
  const { mutateAsync, isPending } = useReadAllMessages()
  const once = useOnce()
  const readAll = () =>
    once(() =>
      mutateAsync().catch((error) =>
        notify({ kind: 'error', title: t`没有标为已读`, description: errorText(error) }),
      ),
    )
  return (
    <Button variant="outline" busy={isPending} disabled={unread === 0} onClick={() => void readAll()}>
      {t`全部标为已读`}
    </Button>
  )
}
