import { createFileRoute } from '@tanstack/react-router'
import { Monitor } from '../../features/behind-login/desk-dashboard/monitor/monitor.tsx'

export const Route = createFileRoute('/_desk/dashboard/monitor')({
  staticData: { name: 'desk-dashboard-monitor', words: ['desk-dashboard'], authority: 'desk.monitor' },
  component: Monitor,
})
