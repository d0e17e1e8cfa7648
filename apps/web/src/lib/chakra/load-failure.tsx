import { Button, Notice } from '@portal/ui/chakra'
import { type FailureProps, useFailure } from '../states/use-failure.ts'

/** Stands in a part of a page that could not be loaded, or over what was loaded earlier: what happened, and another try. */
export function LoadFailure({ title, query }: FailureProps) {
  const { text, retry } = useFailure(query)
  return (
    <Notice
      tone="warning"
      live="alert"
      title={title}
      action={<Button variant="outline" size="sm" {...retry} />}
    >
      {text}
    </Notice>
  )
}
