/** The time that the thread itself takes for some work, ms: other programs of the machine are not in it. */
export function threadTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user + after.system - before.user - before.system) / 1_000;
}
