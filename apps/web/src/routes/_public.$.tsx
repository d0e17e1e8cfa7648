import { createFileRoute } from '@tanstack/react-router'
import { RouteNotFound } from '../shells/states/route-not-found.tsx'

// An address nothing lives at still gets the site's header, navigation and search around its message.
export const Route = createFileRoute('/_public/$')({ component: RouteNotFound })
