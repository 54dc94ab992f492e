import { detectFiles, type Files } from '../fixtures/detect-files.js';

it.each<[string, Files, object]>([
  [
    'Java with Maven',
    { 'pom.xml': '' },
    { runtime: 'java', steps: [{ run: expect.stringMatching(/^mvn -B .* package$/) }] },
  ],
  [
    'Java with the wrapper of Gradle',
    { gradlew: '', 'build.gradle': '' },
    { steps: [{ run: 'sh ./gradlew --no-daemon assemble' }] },
  ],
  [
    'Java with the compiler alone',
    {
      'src/main/java/a/Other.java': 'class Other {}',
      'src/main/java/a/b/Main.java': 'public static void main(String[] x)',
    },
    { start: 'exec java -XX:MaxRAMPercentage=75 -cp .skydeck/classes a.b.Main' },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
