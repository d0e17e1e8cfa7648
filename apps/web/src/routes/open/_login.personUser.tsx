import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_login/personUser')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/person/login', search, replace: true })
  },
})
