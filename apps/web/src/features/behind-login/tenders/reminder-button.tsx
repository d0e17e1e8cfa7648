import { useLingui } from '@lingui/react/macro'
import type { Tender } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { toggleReminder, useReminders } from './reminders.ts'

interface ReminderButtonProps {
  tender: Tender
  size?: 'sm' | 'md'
}

/** Follows the deadline of a call on this device, or no longer; none for a call that is over. */
export function ReminderButton({ tender, size = 'md' }: ReminderButtonProps) {
  const { t } = useLingui()
  const isSet = useReminders().some(({ id }) => id === tender.id)
  if (tender.status === 'CLOSED' && !isSet) return null
  return (
    <Button
      variant={size === 'sm' ? 'ghost' : 'outline'}
      size={size}
      aria-pressed={isSet}
      onClick={() => toggleReminder(tender)}
    >
      <Icon name={isSet ? 'check' : 'clock'} />
      {isSet ? t`已设提醒` : t`截止提醒`}
    </Button>
  )
}
