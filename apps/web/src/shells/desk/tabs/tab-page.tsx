import { OverlaysShown } from '@portal/ui/chakra'
import { type AnyRouter, CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ComponentType, memo, Suspense, useMemo } from 'react'
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
  setDirty: (id: string, isDirty: boolean) => void
}

/**
 * The page of a tab. While another is looked at it stays, hidden and out of reach, with its own search and parameters: of the
 * router's only the current ones are known. It goes as soon as its account may no longer open it.
 */
export const TabPage = memo(function TabPage({ id, page, isActive, isRefreshing, ...note }: TabPageProps) {
  const { setTitle, setDirty } = note
  const { search, params, routeId, error } = page
  const options = (useRouter() as AnyRouter).routesById[routeId]?.options
  const tab = useMemo(
    () => ({
      id,
      isActive,
      search,
      params,
      setTitle: (title: string) => setTitle(id, title),
      setDirty: (isDirty: boolean) => setDirty(id, isDirty),
    }),
    [id, isActive, search, params, setTitle, setDirty],
  )
  const Page = options?.component as ComponentType | undefined
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

function Failure({ error }: { error: unknown }): never {
  throw error
}
