import { defaultLanguage, speak } from '@vitrin/ui/text/panelText';

await speak(defaultLanguage);
