/**
 * Loaded into every server before its own program: tells what the process has used, all its threads
 * together, when it is asked. So all are measured in the same way, and none is changed.
 */
import { isMainThread } from 'node:worker_threads';

/** What a process has used so far. */
export interface Usage {
  /** Seconds of CPU. */
  readonly cpu: number;
  /** Bytes of memory; when it is asked for, once what is no longer needed has been collected. */
  readonly memory: number;
}

if (isMainThread && process.send !== undefined) {
  process.on('message', (question) => {
    const usage = usageNow(question === 'memory');
    process.send?.(usage);
  });
  // A server ends when it has nothing more to do; being asked is nothing to wait for.
  process.channel?.unref();
}

/** The collection itself is not counted. */
function usageNow(isCollected: boolean): Usage {
  const { user, system } = process.cpuUsage();
  if (isCollected) globalThis.gc?.();
  return { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
}
