// Is loaded into every process that our tools start. However a tool ends (a SIGKILL leaves it no time to stop its
// processes), the channel to it closes then; the process ends itself, so that none is left over that holds a port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
