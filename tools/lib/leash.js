// Loaded into every process our tools start. When the tool is gone, however it went (a SIGKILL leaves it no time
// to say goodbye), the channel to it closes and the process ends itself: nothing keeps a port behind one's back.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
