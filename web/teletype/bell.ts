/** The bell of the teletype: one short tone. */
export function ring(): void {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = 1760;
    loudness.gain.setValueAtTime(0.15, context.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
    tone.connect(loudness).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.4);
    tone.addEventListener('ended', () => void context.close());
  } catch {
    // A device without sound has no bell.
  }
}
