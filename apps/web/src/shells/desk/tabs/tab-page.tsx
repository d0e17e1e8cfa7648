import { OverlaysShown } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ChunkLoadError } from '../../../lib/api/chunk-error.ts'
import { loadAgain } from '../../../lib/browser/load-again.ts'
import { TabContext } from '../../../lib/chakra/desk/tab.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import { RouteError } from '../../states/route-error.tsx'
import { RoutePending } from '../../states/route-pending.tsx'
import { DeskForbidden } from '../states/desk-forbidden.tsx'
import type { PageState } from './use-current-page.ts'

interface TabPageProps {
  id: string
  page: PageState
  isActive: boolean
  isRefreshing: boolean
  setTitle: (id: string, title: string) => void
  holdWork: (id: string) => () => void
  setClaim: (id: string, claim: number | undefined) => void
}

/**
 * The page of a tab. While another is looked at it stays, hidden and out of reach, with its own search and parameters: of the
 * router's only the current ones are known. It goes as soon as its account may no longer open it.
 */
export const TabPage = memo(function TabPage({ id, page, isActive, isRefreshing, ...note }: TabPageProps) {
  const { setTitle, holdWork, setClaim } = note
  const { search, params, routeId, error } = page
  const options = (useRouter() as AnyRouter).routesById[routeId]?.options
  const tab = useMemo(
    () => ({
      id,
      isActive,
      search,
      params,
      setTitle: (title: string) => setTitle(id, title),
      holdWork: () => holdWork(id),
      setClaim: (claim: number | undefined) => setClaim(id, claim),
    }),
    [id, isActive, search, params, setTitle, holdWork, setClaim],
  )
  const [Page] = useState(() => pageOf(options?.component))
  useFreshOnReturn(isActive)
  return (
    <div hidden={!isActive} inert={!isActive} data-tab={id}>
      <TabContext value={tab}>
        <OverlaysShown value={isActive}>
          {isRefreshing ? (
            <RoutePending />
          ) : (
            <CatchBoundary getResetKey={() => page} errorComponent={RouteError}>
              <Authorized authority={options?.staticData?.authority} fallback={<DeskForbidden />}>
                <Suspense fallback={<RoutePending />}>
                  {error ? <Failure error={error} /> : Page && <Page />}
                </Suspense>
              </Authorized>
            </CatchBoundary>
          )}
        </OverlaysShown>
      </TabContext>
    </div>
  )
})

/** A page of the router. While there is something to load of it, it can be preloaded. */
type RoutePage = ComponentType & { preload?: () => Promise<unknown> }

/**
 * A page whose code failed would have the router load the whole window anew, and with it the pages of all other tabs. Here it
 * fails in its own tab, and is tried again with the tab.
 */
function pageOf(page: RoutePage | undefined): ComponentType | undefined {
  if (!page?.preload) return page
  const load = async () => {
    await page.preload?.()
    if (page.preload) throw new ChunkLoadError('The page did not load')
    return { default: page }
  }
  return lazy(loadAgain(load))
}

/**
 * Asks anew, when somebody comes back to a page, for what is no longer fresh: others write, too. It asks for all pages that are
 * awake, since a query does not say which of them shows it.
 */
function useFreshOnReturn(isActive: boolean): void {
  const queryClient = useQueryClient()
  const wasHidden = useRef(!isActive)
  useEffect(() => {
    if (isActive && wasHidden.current)
      void queryClient.refetchQueries(
        { queryKey: ['desk'], type: 'active', stale: true },
        { cancelRefetch: false },
      )
    wasHidden.current = !isActive
  }, [isActive, queryClient])
}

function Failure({ error }: { error: unknown }): never {
  throw error
}
