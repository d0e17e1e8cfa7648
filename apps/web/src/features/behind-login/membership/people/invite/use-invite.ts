import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../../lib/api/errors.ts'
import { api, unwrap } from '../../../../../lib/api/http.ts'
import { useOnce } from '../../../../../lib/forms/use-once.ts'
import { useForgetPeople } from '../mutations.ts'
import { readPhones } from './phone-lines.ts'

/** What came of a phone: the invitation was sent; the backend refused it; it did not get there, and may be tried again. */
export type Outcome = { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string }

const isRefusal = (error: unknown): boolean => error instanceof ApiError && [400, 409].includes(error.status)

/** Sends one invitation after the other, and remembers by phone what came of it. */
export function useInvite() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [remark, setRemark] = useState('')
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  const forgetPeople = useForgetPeople()

  const inviteOne = async (phone: string): Promise<Outcome> => {
    try {
      await unwrap(api.POST('/api/unit-invitations', { body: { phone, remark: remark.trim() || null } }))
      return { kind: 'sent' }
    } catch (error) {
      // The backend says this of the unit's own people alone: of others it does not tell where they belong.
      const isOwn = error instanceof ApiError && error.code === 'error.personInUnit'
      const reason = isOwn ? t`此人已是本单位人员。` : errorText(error)
      return { kind: isRefusal(error) ? 'refused' : 'failed', reason }
    }
  }
  const once = useOnce()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (phones: readonly string[]) => {
      for (const phone of phones) {
        const outcome = await inviteOne(phone)
        setOutcomes((known) => ({ ...known, [phone]: outcome }))
        // What did not get there now would not for the next one.
        if (outcome.kind === 'failed') return
      }
    },
    // The window can be closed as soon as the last one is sent, before the lists are there again.
    onSettled: () => void forgetPeople(),
  })

  const lines = readPhones(text)
  const isDone = (phone: string) => ['sent', 'refused'].includes(outcomes[phone]?.kind ?? '')
  const waiting = lines.flatMap((line) => (line.fault === null && !isDone(line.phone) ? [line.phone] : []))
  // A second click comes before the button shows that it is busy.
  const send = (phones: readonly string[]) => once(() => mutateAsync(phones))
  const reset = () => {
    setText('')
    setRemark('')
    setOutcomes({})
  }
  return { text, setText, remark, setRemark, lines, outcomes, waiting, send, isPending, reset }
}

export type Invite = ReturnType<typeof useInvite>
