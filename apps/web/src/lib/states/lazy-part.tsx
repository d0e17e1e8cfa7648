import { useLingui } from '@lingui/react/macro'
import { ErrorBoundary } from '@portal/ui'
import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { isChunkError } from '../api/chunk-error.ts'
import { loadAgain } from '../browser/load-again.ts'

const isOther = (error: unknown): boolean => !isChunkError(error)

function PartLost() {
  const { t } = useLingui()
  return <p role="alert">{t`页面的一部分没有加载成功，可能是网站刚刚更新或网络中断。重新加载即可继续。`}</p>
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches its code ahead. */
  preload: () => Promise<unknown>
}

/**
 * A part of a page whose code comes when it is needed. Without a network it waits for it; where its code cannot be had, it says
 * so in its own place, and the page with all that was typed into it stays.
 *
 * @param lost stands in its place when its code cannot be had
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  lost: ReactNode = <PartLost />,
): LazyPart<Props> {
  const preload = loadAgain(load)
  const Part = lazy(preload) as ComponentType<Props>
  const Shown = (props: Props) => (
    <ErrorBoundary fallback={lost} passes={isOther}>
      {createElement(Part, props)}
    </ErrorBoundary>
  )
  return Object.assign(Shown, { preload })
}
