import { createFileRoute } from '@tanstack/react-router'
import { Monitor } from '../../features/behind-login/desk-overview/monitor/monitor.tsx'

export const Route = createFileRoute('/_desk/dashboard/monitor')({
  staticData: { name: 'desk-monitor', words: ['desk-overview'], authority: 'desk.monitor' },
  component: MonitorPage,
})

function MonitorPage() {
  return <Monitor />
}
