import { useEffect, useRef } from 'react';

const FLOOR_DB = -55;

/** Shows how loud a microphone is, so that people see that it works. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const meter = ref.current;
    if (!track || !meter) return undefined;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + Number.EPSILON);
      const level = Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
      meter.style.setProperty('--level', level.toFixed(2));
      meter.ariaValueNow = String(Math.round(level * 100));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
      meter.style.setProperty('--level', '0');
    };
  }, [track]);
  return (
    <div
      ref={ref}
      className="meet-meter"
      role="meter"
      aria-label="Loudness of the microphone"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <span />
    </div>
  );
}
