import { OverlaysShown } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ComponentType, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { type Lease, TabContext } from '../../../lib/chakra/desk/tab.ts'
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
  setLease: (id: string, lease: Lease | undefined) => void
}

/**
 * The page of a tab. While another is looked at it stays, hidden and out of reach, with its own search and parameters: of the
 * router's only the current ones are known. It goes as soon as its account may no longer open it.
 */
export const TabPage = memo(function TabPage({ id, page, isActive, isRefreshing, ...note }: TabPageProps) {
  const { setTitle, holdWork, setLease } = note
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
      setLease: (lease: Lease | undefined) => setLease(id, lease),
    }),
    [id, isActive, search, params, setTitle, holdWork, setLease],
  )
  const Page = options?.component as ComponentType | undefined
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

/** Asks anew for what a page shows that somebody comes back to, as far as it is no longer fresh: others write, too. */
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
